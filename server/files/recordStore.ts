/** Records beside the database, which a restore of it does not take back: each is a file of which the name says all. */
export interface RecordStore {
  /** Resolves when the record is as safe as a row of the database. @throws when it is not kept */
  add(name: string): Promise<void>;
  /** Resolves also when there is no such record. */
  remove(name: string): Promise<void>;
  /** Drops what is left of folders of names in which nobody adds any more. */
  tidy(isOver: (folder: string) => boolean): Promise<void>;
  /** All of them, in no order. */
  names(): Promise<string[]>;
  close(): void;
}
