import { parseArgs } from 'node:util';
import { ALL_FAULTS } from './faults';
import { start, type Options } from './start';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    level: { type: 'string', default: 'extra' },
    fault: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '1' },
    smtp: { type: 'string' },
    'public-url': { type: 'string', default: 'http://127.0.0.1:5173' },
    list: { type: 'boolean', default: false },
  },
});

const LEVELS = ['core', 'trade', 'extra'];

if (values.list) {
  for (const { family, name, seen } of ALL_FAULTS) console.log(`${family}: ${name}: ${seen}`);
} else {
  if (!LEVELS.includes(values.level)) throw new Error(`--level is one of ${LEVELS.join(', ')}.`);
  const { url } = await start({
    port: Number(values.port),
    level: values.level as Options['level'],
    faults: values.fault,
    seed: Number(values.seed),
    smtpUrl: values.smtp,
    publicUrl: values['public-url'],
    print: (line) => console.log(line),
  });
  console.log(`The example listens at ${url}, level ${values.level}.`);
}
