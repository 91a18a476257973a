import { createContext } from 'react';

/** Whether this tab is told of what changes at the partner's hotels. */
export const LiveContext = createContext(false);
