import type { FastifyInstance } from 'fastify';

/** Where the files of pictures are: each is written once under a name of its own. */
export interface ImageStore {
  /** Resolves when the file is as safe as a row of the database. @throws when it is not kept */
  put(name: string, data: Buffer): Promise<void>;
  /** Resolves also when there is no such file. */
  remove(name: string): Promise<void>;
  /** Answers `GET /images/<name>`. */
  serve(app: FastifyInstance): Promise<void>;
}
