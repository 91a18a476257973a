import type { Language } from '../../../domain/languages/languages';
import { generatedAccountsApi } from '../../api/accounts';
import type { AppStore } from '../../state/store';

/** Mails to the account come in it too. Without an answer they come as before. */
export async function tellLanguage(
  language: Language,
  dispatch: AppStore['dispatch'],
): Promise<void> {
  const choice = { languageChoice: { language } };
  await dispatch(generatedAccountsApi.endpoints.chooseLanguage.initiate(choice));
}
