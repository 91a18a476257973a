// Loaded before all else, in every thread: writes one byte to the file SYNC_LOG for each fsync.
import fs from 'node:fs';
import process from 'node:process';

const log = fs.openSync(process.env.SYNC_LOG, 'a');
const fsync = fs.fsyncSync;

fs.fsyncSync = (descriptor) => {
  fsync(descriptor);
  fs.writeSync(log, '.');
};
