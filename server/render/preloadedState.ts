import type { Language } from '../../domain/languages/languages';
import type { Call, OperationId } from '../http/operations';

/** An answer that the page's HTML carries; the argument must equal that of the client's hook. */
export interface PreloadedAnswer {
  endpointName: OperationId;
  arg: unknown;
  value: unknown;
}

export function call<K extends OperationId>(
  language: Language,
  parts: Partial<Call<K>> = {},
): Call<K> {
  return { query: {}, params: {}, language, ...parts } as unknown as Call<K>;
}

/** The answer, or null where the operation refuses; the client then shows its own page for it. */
export async function found<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if ([404, 422].includes((error as { status?: number }).status ?? 0)) return null;
    throw error;
  }
}
