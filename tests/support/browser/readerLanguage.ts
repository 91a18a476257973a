import type { Language } from '../../../domain/languages/languages';
import { languageChosen } from '../../../src/state/languageSlice';
import { bringTexts } from '../../../src/state/store';
import type { App } from './renderApp';

/** As the menu of languages does, which a dialog may hide. */
export async function readIn({ store }: App, language: Language): Promise<void> {
  await store.dispatch(bringTexts(language));
  store.dispatch(languageChosen(language));
}
