import type pg from 'pg';

type Query = (...parts: unknown[]) => unknown;

/**
 * A client that writes the statements of one moment together. Each would be a system call of its own
 * otherwise, and wake the database: that was a tenth of what a booking cost the server's processor.
 */
export function clientWithSharedWrites(Client: typeof pg.Client): typeof pg.Client {
  return class SharingClient extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as Query;
      const sharing: Query = (...parts) => {
        this.#holdWrites();
        return query(...parts);
      };
      this.query = sharing as typeof this.query;
    }

    #holdWrites(): void {
      const { stream } = this.connection;
      if (stream.writableCorked > 0) return;
      stream.cork();
      // After all that the promises of this moment begin.
      process.nextTick(() => stream.uncork());
    }
  };
}
