import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { isRefused, repeatedUnanswered } from '../../api';
import { keepUnanswered, unansweredOf, type Unanswered } from './keptForms';
import { useKeptKey } from './useKeptKey';

/** What was made: what was asked for, or what was asked for before and has had no answer until now. */
interface Made<Asked, Answer> {
  made: Answer;
  asked: Asked;
  isEarlier: boolean;
}

type Sent<Asked> = Unanswered & { asked: Asked };

/**
 * Makes one thing, however often it is sent: once more by itself where no answer came. While nobody knows what became of a request, that one is sent again under
 * its key. Where the form says something else by then and the first turns out to have made it, nothing more is made.
 *
 * `keep` is under which the form's values are kept while it is left (`useKeptValues`): what it has sent is known then, too.
 */
export function useMadeOnce<Asked extends object, Answer extends object>(
  send: (asked: Asked, key: string) => Promise<Answer>,
  keep?: string,
): (asked: Asked) => Promise<Made<Asked, Answer>> {
  const memory = useUnanswered<Asked>(keep);

  const make = async (sent: Sent<Asked>) => {
    memory.keep(sent);
    try {
      const made = await repeatedUnanswered(() => send(sent.asked, sent.key));
      memory.keep(undefined);
      return made;
    } catch (error) {
      if (isRefused(error)) memory.keep(undefined);
      throw error;
    }
  };

  return async (asked) => {
    const before = memory.sent();
    if (before && JSON.stringify(before.asked) === JSON.stringify(asked)) {
      return { made: await make(before), asked, isEarlier: false };
    }
    if (before) {
      const made = await make(before).catch((error: unknown) => {
        if (isRefused(error)) return undefined;
        throw error;
      });
      if (made) return { made, asked: before.asked, isEarlier: true };
    }
    return { made: await make({ asked, key: nanoid(24) }), asked, isEarlier: false };
  };
}

/** What has had no answer yet: as long as the form is on the screen, or as its values are kept. */
function useUnanswered<Asked extends object>(keep: string | undefined) {
  const kept = useKeptKey(keep);
  const here = useRef<Sent<Asked>>(undefined);
  if (kept === undefined) {
    return {
      sent: () => here.current,
      keep: (sent: Sent<Asked> | undefined) => void (here.current = sent),
    };
  }
  return {
    sent: () => unansweredOf(kept) as Sent<Asked> | undefined,
    keep: (sent: Sent<Asked> | undefined) => keepUnanswered(kept, sent),
  };
}
