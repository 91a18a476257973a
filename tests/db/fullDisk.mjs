// Loaded before all else, in every thread: while the file FULL_DISK exists there is no room left,
// a file of the database takes no more than it already holds, and the log takes nothing.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

const { statfsSync, writeSync } = fs;
const isFull = () => fs.existsSync(process.env.FULL_DISK);

fs.statfsSync = (...args) => {
  const real = statfsSync(...args);
  return isFull() ? Object.assign(real, { bavail: 0, bfree: 0 }) : real;
};

const grows = (descriptor, offset, length, position) =>
  descriptor <= 2 ||
  (typeof position === 'number' && position + length > fs.fstatSync(descriptor).size);

fs.writeSync = (descriptor, buffer, offset, length, position) => {
  if (isFull() && grows(descriptor, offset, length, position)) {
    const error = new Error('ENOSPC: no space left on device, write');
    throw Object.assign(error, { code: 'ENOSPC', errno: -28, syscall: 'write' });
  }
  return writeSync(descriptor, buffer, offset, length, position);
};
syncBuiltinESMExports();
