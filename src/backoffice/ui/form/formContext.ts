import { createContext, useContext } from 'react';

/** Before the names of a form's fields in their ids: two forms may have a field of one name. */
export const FormIdContext = createContext('form');

export function useFieldId(name: string): string {
  return fieldId(useContext(FormIdContext), name);
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
