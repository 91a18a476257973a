import { nanoid } from '@reduxjs/toolkit';
import { isRequestError } from '../../../api';

export interface StoredImage {
  id: number | string;
  url: string;
}

/** A file, and what it is called however often it is sent. */
export interface NamedFile {
  id: string;
  file: File;
}

/** Sends one file; answers all images of the record. */
export type Upload = (
  named: NamedFile,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
) => Promise<readonly StoredImage[]>;

export interface QueuedFile extends NamedFile {
  status: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  progress: number;
  error?: unknown;
  /** It failed before. */
  isRetried?: boolean;
}

/** What is too large, or no picture at all, is so however often it is sent. */
const WRONG_FILE = [413, 415, 422];

/** Whether a file that failed may arrive when it is sent again. */
export const mayHelpAgain = ({ status, error }: QueuedFile) =>
  status === 'failed' && !(isRequestError(error) && WRONG_FILE.includes(error.status));

export interface UploadResult {
  sent: number;
  failed: number;
}

/**
 * Files on their way: one request each, one after the other, as they stand in the order in which they arrive; one that fails
 * stays and can be sent again.
 */
export function makeUploadQueue(onStored: (images: readonly StoredImage[]) => void) {
  let files: readonly QueuedFile[] = [];
  let upload: Upload | undefined;
  let sent = 0;
  let waiters: (() => void)[] = [];
  const listeners = new Set<() => void>();
  const controllers = new Map<string, AbortController>();

  const set = (next: readonly QueuedFile[]) => {
    files = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, changes: Partial<QueuedFile>) =>
    set(files.map((file) => (file.id === id ? { ...file, ...changes } : file)));
  const drop = (id: string) => set(files.filter((file) => file.id !== id));
  const having = (status: QueuedFile['status']) => files.filter((file) => file.status === status);

  function goOn(): void {
    if (having('sending').length > 0) return;
    const [next] = having('waiting');
    if (upload && next) return void send(next, upload);
    for (const wake of waiters) wake();
    waiters = [];
  }

  async function send({ id, file }: QueuedFile, way: Upload): Promise<void> {
    const controller = new AbortController();
    controllers.set(id, controller);
    change(id, { status: 'sending', progress: 0 });
    try {
      const onProgress = (progress: number) => change(id, { progress });
      const images = await way({ id, file }, onProgress, controller.signal);
      sent += 1;
      drop(id);
      onStored(images);
    } catch (error) {
      if (!controller.signal.aborted) change(id, { status: 'failed', error });
    }
    controllers.delete(id);
    goOn();
  }

  function resume(added: readonly NamedFile[]): void {
    const waiting = added.map((named) => ({ ...named, progress: 0, status: 'waiting' as const }));
    set([...files, ...waiting]);
    goOn();
  }

  return {
    files: () => files,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (added: readonly File[]) => resume(added.map((file) => ({ id: nanoid(), file }))),
    /** Those that were in a queue before. */
    resume,
    remove: (id: string) => {
      controllers.get(id)?.abort();
      drop(id);
      goOn();
    },
    retry: (id: string) => {
      change(id, { status: 'waiting', error: undefined, isRetried: true });
      goOn();
    },
    /** From now on files go out this way; without one they wait. */
    sendBy: (way: Upload | undefined) => {
      upload = way;
      goOn();
    },
    /** Answers when nothing is on its way any more. */
    settled: async (): Promise<UploadResult> => {
      const before = sent;
      await new Promise<void>((wake) => {
        waiters.push(wake);
        goOn();
      });
      return { sent: sent - before, failed: having('failed').length };
    },
    abandon: () => {
      for (const controller of controllers.values()) controller.abort();
    },
  };
}

export type UploadQueue = ReturnType<typeof makeUploadQueue>;
