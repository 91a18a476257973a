import { hashSync, verifySync } from '@node-rs/argon2';

/** The library's defaults: argon2id, 19 MiB, two passes. */
export const hash = (password) => hashSync(password);

export const verify = ({ passwordHash, password }) => verifySync(passwordHash, password);
