// Loaded before all else, in every thread: the clock is off by as many milliseconds as the file
// MOVED_CLOCK says.
import fs from 'node:fs';
import process from 'node:process';

const LOOK_EVERY_MS = 100;
const RealDate = Date;
let offsetMs = 0;

setInterval(() => {
  const file = process.env.MOVED_CLOCK;
  if (fs.existsSync(file)) offsetMs = Number(fs.readFileSync(file, 'utf8'));
}, LOOK_EVERY_MS).unref();

const now = () => RealDate.now() + offsetMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
