import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({
  // Screens wait for a real server on a busy machine.
  asyncUtilTimeout: 15_000,
  // Without the whole page, which each look of a `waitFor` would write out again: `screen.debug()` shows it.
  getElementError: (message) => new Error(message ?? undefined),
});

// Each test begins on a device that chose no language.
beforeEach(() => {
  document.cookie = 'language=; Path=/; Max-Age=0';
});
