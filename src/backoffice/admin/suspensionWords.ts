import { adminTexts } from '../../i18n/en/partner/admin';

interface SuspensionTexts {
  suspendQuestion: string;
  restoreQuestion: string;
  suspendFailed: string;
  restoreFailed: string;
  suspended: (name: string) => string;
  restored: (name: string) => string;
}

/** How a suspension is asked for and told, or the end of one. */
export function suspensionWords(suspend: boolean, texts: SuspensionTexts) {
  return suspend
    ? {
        danger: true,
        submit: adminTexts.suspend,
        busy: adminTexts.suspending,
        question: texts.suspendQuestion,
        failed: texts.suspendFailed,
        done: texts.suspended,
      }
    : {
        danger: false,
        submit: adminTexts.restore,
        busy: adminTexts.restoring,
        question: texts.restoreQuestion,
        failed: texts.restoreFailed,
        done: texts.restored,
      };
}
