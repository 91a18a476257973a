import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { isRefused } from '../../api';

/**
 * Sends what is to be done once, however often it is sent: while nobody knows what became of it, the same goes out
 * under the same key. What was answered or refused, or says something else, has a new one.
 */
export function useRequestKey() {
  const unanswered = useRef<{ key: string; text: string }>(null);
  return async <T>(body: object, send: (key: string) => Promise<T>): Promise<T> => {
    const text = JSON.stringify(body);
    if (unanswered.current?.text !== text) unanswered.current = { key: nanoid(24), text };
    try {
      const answer = await send(unanswered.current.key);
      unanswered.current = null;
      return answer;
    } catch (error) {
      if (isRefused(error)) unanswered.current = null;
      throw error;
    }
  };
}
