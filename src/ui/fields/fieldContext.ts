import { createContext, useContext, useId, type ComponentProps } from 'react';

export type FieldWiring = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldWiring | null>(null);

type OwnWiring = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: ComponentProps<'input'>['aria-invalid'];
  required?: boolean | undefined;
};

/**
 * What ties a control to its Field: id, description, validity. Works outside a Field too.
 * `required` is announced, never enforced by the browser: the form's schema owns the rules.
 */
export function useFieldControl(own: OwnWiring) {
  const wiring = useContext(FieldContext);
  const generatedId = useId();
  const described = [wiring?.describedBy, own['aria-describedby']].filter(Boolean).join(' ');
  return {
    id: own.id ?? wiring?.id ?? generatedId,
    'aria-describedby': described || undefined,
    'aria-invalid': wiring?.invalid || own['aria-invalid'] || undefined,
    'aria-required': own.required || wiring?.required || undefined,
  };
}
