/** Turns the tests of one project to the server on a divided database. */
const published = process.env.TEST_ON_DIVIDED;
if (!published) throw new Error('No server on a divided database: was dividedSetup run?');

process.env.TEST_SERVER = published;
