// Node runs a worker's entry file without the TypeScript loader of the main thread: register it first.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
