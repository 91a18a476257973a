import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../tests/support/server/freeAddress';
import { startCluster, type Cluster } from '../../tests/support/server/postgresCluster';
import { fill, type Fixture, type Place } from './fixture';
import { spawnServer, untilReady, type Server } from './server';

export type Engine = 'embedded' | 'postgres';

const secrets = { JWT_SECRET: 'only-for-the-faults-on-this-machine' };
/** Nothing is archived before a fault says where to. */
export const CLUSTER_SETTINGS = ['max_connections=60', 'archive_mode=on'];
const TEMPLATE = 'template_of_faults';

/** A product's data, filled and with nobody on it yet. */
export interface Deployment extends Place {
  engine: Engine;
  fixture: Fixture;
  /** Throws where the deployment is none of a PostgreSQL's. */
  cluster(): Cluster;
  /** What a server on this data is started with. */
  env: Record<string, string>;
  /** Starts a server and waits until it is ready; at a port of its own unless one is named. */
  start(env?: Record<string, string>, port?: number): Promise<Server>;
  /** Starts a server, ready or not. */
  spawn(env?: Record<string, string>): Promise<Server>;
  untilReady(server: Server): Promise<Server>;
  remove(): Promise<void>;
}

/** Makes the deployments of a run, each a copy of the same. */
export interface Environment {
  deployment(engine: Engine): Promise<Deployment>;
  close(): Promise<void>;
}

interface Template extends Place {
  fixture: Fixture;
}

/** Nothing is started before it is needed. */
export async function openEnvironment(): Promise<Environment> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nghi-dau-faults-'));
  const templates = new Map<Engine, Template>();
  let starting: Promise<Cluster> | undefined;
  let cluster: Cluster | undefined;
  let deployed = 0;
  const allServers: Server[] = [];

  const databaseOn = async (name: string, source: string) => {
    starting ??= startCluster(CLUSTER_SETTINGS);
    cluster = await starting;
    await asAdmin(cluster, `create database ${name} template ${source}`);
    const url = new URL(cluster.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  const makeTemplate = async (engine: Engine): Promise<Template> => {
    const dataDir = path.join(folder, engine);
    await mkdir(dataDir);
    const isEmbedded = engine === 'embedded';
    const databaseUrl = isEmbedded ? undefined : await databaseOn(TEMPLATE, 'template0');
    const place = { dataDir, databaseUrl };
    const template = { ...place, fixture: await fill(place, secrets) };
    templates.set(engine, template);
    // The first start draws pictures.
    const options = { port: await freePort(), dataDir, env: envOf(place) };
    await (await untilReady(spawnServer(options))).stop();
    return template;
  };

  return {
    async deployment(engine) {
      const template = templates.get(engine) ?? (await makeTemplate(engine));
      const name = `deployment_${(deployed += 1)}`;
      const dataDir = path.join(folder, name);
      await cp(template.dataDir, dataDir, { recursive: true });
      const databaseUrl = engine === 'embedded' ? undefined : await databaseOn(name, TEMPLATE);
      const env = envOf({ databaseUrl });
      const servers: Server[] = [];
      const spawnWith = async (more: Record<string, string> = {}, port?: number) => {
        const options = { port: port ?? (await freePort()), dataDir, env: { ...env, ...more } };
        const server = spawnServer(options);
        servers.push(server);
        allServers.push(server);
        return server;
      };
      return {
        ...{ engine, dataDir, databaseUrl, fixture: template.fixture, env },
        cluster() {
          if (!cluster) throw new Error('This deployment has no PostgreSQL.');
          return cluster;
        },
        spawn: spawnWith,
        untilReady,
        start: async (more, port) => untilReady(await spawnWith(more, port)),
        async remove() {
          await Promise.all(servers.map((server) => server.kill()));
          await rm(dataDir, { recursive: true, force: true });
          if (databaseUrl && cluster) await asAdmin(cluster, `drop database ${name} with (force)`);
        },
      };
    },
    async close() {
      // Of a run that was cut off: it would write into the folder.
      await Promise.all(allServers.map((server) => server.kill()));
      const started = await starting?.catch(() => undefined);
      await started?.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function envOf({ databaseUrl }: Pick<Place, 'databaseUrl'>): Record<string, string> {
  return { ...secrets, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}

async function asAdmin({ url }: Cluster, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
