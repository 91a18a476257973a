import * as React from 'react';

const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as object;

// React in development keeps a stack for each of the first ten thousand elements in a second: a tenth of a test's time.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set(_count: number) {},
});
