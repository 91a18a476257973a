import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { isRefused, repeatedUnanswered } from '../../api';

/**
 * Sends what is to be done once, however often it is sent: once more by itself where no answer came, and while nobody knows what became of it, the same goes out
 * under the same key, whatever else is sent meanwhile. What was answered or refused has a new one.
 *
 * `Known` is what was known when it was first sent, such as the prices that were seen: by the next try it may have become
 * another by the very thing that was done.
 */
export function useRequestKey<Known = undefined>() {
  const unanswered = useRef(new Map<string, { key: string; known: Known }>());
  return async <T>(
    body: object,
    send: (key: string, known: Known) => Promise<T>,
    ...[known]: Known extends undefined ? [] : [Known]
  ): Promise<T> => {
    const text = JSON.stringify(body);
    const sent = unanswered.current.get(text) ?? { key: nanoid(24), known: known as Known };
    unanswered.current.set(text, sent);
    try {
      const answer = await repeatedUnanswered(() => send(sent.key, sent.known));
      unanswered.current.delete(text);
      return answer;
    } catch (error) {
      if (isRefused(error)) unanswered.current.delete(text);
      throw error;
    }
  };
}
