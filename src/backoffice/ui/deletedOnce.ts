import { isRequestError, repeatedUnanswered } from '../../api';

/** Deletes, once more where no answer came. What is gone by then is what was wanted. */
export async function deletedOnce(remove: () => Promise<unknown>): Promise<void> {
  await repeatedUnanswered(remove).catch((error: unknown) => {
    if (!isRequestError(error) || error.code !== 'NOT_FOUND') throw error;
  });
}
