import { createContext } from 'react';

interface FormWiring {
  /** Before the names of a form's fields in their ids: two forms may have a field of one name. */
  id: string;
  /** By field, or by the words of the rule that it breaks: how to mend it, said there in place of the rule. */
  fixes: Readonly<Record<string, string | undefined>>;
}

export const FormContext = createContext<FormWiring>({ id: 'form', fixes: {} });

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
