import { postgresTeardown } from './postgresSetup';

export default postgresTeardown;
