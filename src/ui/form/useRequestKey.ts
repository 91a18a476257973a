import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { isRefused } from '../../api';

/**
 * Sends what is to be done once, however often it is sent: while nobody knows what became of it, the same goes out
 * under the same key, whatever else is sent meanwhile. What was answered or refused has a new one.
 */
export function useRequestKey() {
  const unanswered = useRef(new Map<string, string>());
  return async <T>(body: object, send: (key: string) => Promise<T>): Promise<T> => {
    const text = JSON.stringify(body);
    const key = unanswered.current.get(text) ?? nanoid(24);
    unanswered.current.set(text, key);
    try {
      const answer = await send(key);
      unanswered.current.delete(text);
      return answer;
    } catch (error) {
      if (isRefused(error)) unanswered.current.delete(text);
      throw error;
    }
  };
}
