import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Screens wait for a real server on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

// Each test begins on a device that chose no language.
beforeEach(() => {
  document.cookie = 'language=; Path=/; Max-Age=0';
});
