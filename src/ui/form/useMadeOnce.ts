import { useRef } from 'react';
import { isRefused } from '../../api';
import { useRequestKey } from './useRequestKey';

/** What was made: what was asked for, or what was asked for before and has had no answer until now. */
interface Made<Asked, Answer> {
  made: Answer;
  asked: Asked;
  isEarlier: boolean;
}

/**
 * Makes one thing, however often it is sent: once more by itself where no answer came. While nobody knows what became of a request, that one is sent again under
 * its key. Where the form says something else by then and the first turns out to have made it, nothing more is made.
 */
export function useMadeOnce<Asked extends object, Answer extends object>(
  send: (asked: Asked, key: string) => Promise<Answer>,
): (asked: Asked) => Promise<Made<Asked, Answer>> {
  const underKey = useRequestKey();
  const unanswered = useRef<Asked>(null);

  const make = async (asked: Asked) => {
    unanswered.current = asked;
    try {
      const made = await underKey(asked, (key) => send(asked, key));
      unanswered.current = null;
      return made;
    } catch (error) {
      if (isRefused(error)) unanswered.current = null;
      throw error;
    }
  };

  return async (asked) => {
    const before = unanswered.current;
    if (before && JSON.stringify(before) !== JSON.stringify(asked)) {
      const made = await make(before).catch((error: unknown) => {
        if (isRefused(error)) return undefined;
        throw error;
      });
      if (made) return { made, asked: before, isEarlier: true };
    }
    return { made: await make(asked), asked, isEarlier: false };
  };
}
