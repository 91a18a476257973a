import { matchMediaOf } from './matchMediaOf';

/** Whether things are pointed at with a finger: there it helps nobody to be told of keys. */
export const isFinger = () => matchMediaOf('(pointer: coarse)')?.matches ?? false;
