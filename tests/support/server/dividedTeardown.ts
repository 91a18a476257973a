import { dividedTeardown } from './dividedSetup';

export default dividedTeardown;
