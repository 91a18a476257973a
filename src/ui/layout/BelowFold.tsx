import { Suspense, type ReactNode } from 'react';

/**
 * What begins below the first screen of a phone: the server's markup of it is taken over after all that
 * stands above, or at once when it is pressed. Its program is there; nothing in it waits.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  // The server writes the fallback where something could not be shown, and looks for it.
  return <Suspense fallback={<template data-unfinished />}>{children}</Suspense>;
}
