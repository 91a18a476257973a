import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Engine = Parameters<NodeFS['init']>[0];
type EngineOptions = Parameters<NodeFS['init']>[1];
type Node = object;
type HostFiles = {
  realPath(node: Node): string;
  node_ops: { mknod(parent: Node, name: string, mode: number, device: number): Node };
  stream_ops: { fsync?: (file: { nfd: number }) => number };
};

/**
 * The engine's files in a folder of this computer, with a real fsync.
 *
 * The stock file system answers the engine's fsync calls without doing anything, so a power failure
 * would lose or break committed data. This one leans on the engine's inner workings, which is why
 * its version is pinned and a test counts the syncs per commit.
 */
export class DurableFiles extends NodeFS {
  readonly #onFailure: (error: unknown) => never;

  /**
   * @param onFailure must end the engine at once: after a failed fsync the kernel may have dropped
   * the data, so that a second attempt proves nothing; only recovery from the log does.
   */
  constructor(directory: string, onFailure: (error: unknown) => never) {
    super(directory);
    this.#onFailure = onFailure;
  }

  override async init(engine: Engine, options: EngineOptions) {
    const { emscriptenOpts } = await super.init(engine, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: unknown) => this.#hook(module)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort: this.#onFailure } };
  }

  #hook(module: unknown): void {
    const files = (module as { NODEFS: HostFiles }).NODEFS;
    const mknod = files.node_ops.mknod.bind(files.node_ops);
    // PostgreSQL trusts that syncing a new file keeps its name too. Not every file system does that.
    const changedFolders = new Set<string>();
    files.node_ops.mknod = (parent, ...rest) => {
      changedFolders.add(files.realPath(parent));
      return mknod(parent, ...rest);
    };
    files.stream_ops.fsync = ({ nfd }) => {
      try {
        sync(nfd);
        // One that is gone again has no names left to keep.
        [...changedFolders].filter((folder) => fs.existsSync(folder)).forEach(syncPath);
        changedFolders.clear();
        return 0;
      } catch (error) {
        return this.#onFailure(error);
      }
    };
  }
}

/** Makes a file's content, or a folder's list of names, outlast a power failure. */
export function syncPath(file: string): void {
  // Windows syncs only what is open for writing, and a folder cannot be.
  const writable = process.platform === 'win32' && fs.statSync(file).isFile();
  const descriptor = fs.openSync(file, writable ? 'r+' : 'r');
  try {
    sync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

function sync(descriptor: number): void {
  if (process.platform === 'win32' && fs.fstatSync(descriptor).isDirectory()) return;
  fs.fsyncSync(descriptor);
}
