import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Input } from '../arguments';
import type { Result } from '../check';
import { readContract } from '../contract/contract';
import { readRecording, Unusable } from '../record/recording';
import { openBrowser } from './browser';
import { showAll, type Play, type Shown } from './show';
import { visitsOf, type Visit } from './visits';

/** Shows the client's own screens on what was recorded, and says what is wrong with them. */
export async function replay(input: Input, onScreen: (screen: string) => void): Promise<Result> {
  const { replayFile = '', clientFolder, contractFile, screens } = input;
  const began = Date.now();
  const recording = readRecording(replayFile);
  const page = path.join(clientFolder, 'index.html');
  if (!existsSync(page)) throw new Unusable(`There is no ${page}: run "npm run build" first`);
  const play = { recording, contract: readContract(contractFile), clientFolder };
  const visits = visitsOf(recording.entries).filter(
    ({ screen }) => screens.length === 0 || screens.includes(screen),
  );
  const shown = await showWhereOneCan(play, visits, onScreen);
  const passed = shown.steps.filter(({ outcome }) => outcome === 'passed').map(({ name }) => name);
  const missing = visits.map(({ screen }) => screen).filter((screen) => !passed.includes(screen));
  return {
    ...shown,
    baseUrl: recording.head.baseUrl,
    how: `--replay ${replayFile}`,
    coverage: [{ name: 'screens', seen: passed.length, of: visits.length, missing }],
    ms: Date.now() - began,
    began: new Date(began).toISOString(),
  };
}

async function showWhereOneCan(
  play: Play,
  visits: Visit[],
  onScreen: (screen: string) => void,
): Promise<Shown> {
  const browser = await openBrowser();
  if ('why' in browser) {
    const skipped = visits.map(({ screen }) => ({ what: screen, why: browser.why }));
    return { findings: [], skipped, steps: [], requests: 0 };
  }
  try {
    return await showAll(browser, play, visits, onScreen);
  } finally {
    await browser.close();
  }
}
