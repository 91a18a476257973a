import { readFile, writeFile } from 'node:fs/promises';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, type FormatConfig } from 'oxfmt';
import config from '../openapi-config';
import { promisedAnswers } from './promisedAnswers';

/**
 * Makes the client's endpoints, what it is promised, and the server's types from `openapi.yaml`.
 * With `--check` nothing is written; a stale file is named and the exit code is 1.
 */
const { outputFiles, ...clientOptions } = config;
const targets = [
  ...Object.entries(outputFiles).map(([file, part]) => ({
    file: file.replace('./', ''),
    make: () => clientEndpoints(part),
  })),
  { file: 'src/api/promised.gen.ts', make: promisedAnswers },
  { file: 'server/http/operations.gen.ts', make: serverTypes },
];

type ClientPart = (typeof outputFiles)[keyof typeof outputFiles];

async function clientEndpoints(part: ClientPart): Promise<string> {
  const code = await generateEndpoints({ ...clientOptions, ...part, apiFile: './baseApi.ts' });
  if (!code) throw new Error('The client generator gave nothing back.');
  return code;
}

async function serverTypes(): Promise<string> {
  const contract = new URL('../openapi.yaml', import.meta.url);
  return astToString(await openapiTS(contract, { emptyObjectsUnknown: true }));
}

const style = JSON.parse(await readFile('.oxfmtrc.json', 'utf8')) as FormatConfig;

async function formatted(code: string, file: string): Promise<string> {
  const { code: tidy, errors } = await format(file, code, style);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return tidy;
}

async function currentText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

const check = process.argv.includes('--check');
for (const { file, make } of targets) {
  const fresh = await formatted(await make(), file);
  if (fresh === (await currentText(file))) continue;
  if (check) {
    console.error(`${file} is stale: run "npm run generate".`);
    process.exitCode = 1;
  } else {
    await writeFile(file, fresh);
    console.log(`wrote ${file}`);
  }
}
