import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Screens wait for a real server on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
