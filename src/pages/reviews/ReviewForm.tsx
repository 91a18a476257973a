import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { MAX_COMMENT_LENGTH, freeTextLength, tidyProse } from '../../../domain/reviews';
import { isApiError } from '../../api';
import { useChangeReviewMutation, useWriteReviewMutation, type OwnReview } from '../../api/reviews';
import { keepReviewDraft, keptReviewDraft } from '../../state/reviewDraft';
import { useCurrentUser } from '../../state/useCurrentUser';
import { useTexts } from '../../state/useTexts';
import { reviewTexts } from '../../i18n/reviews';
import { Button } from '../../ui/actions/Button';
import { LinkButton } from '../../ui/actions/LinkButton';
import { Notice } from '../../ui/feedback/Notice';
import { Field } from '../../ui/fields/Field';
import { FormMessage } from '../../ui/fields/FormMessage';
import { StarChoice } from '../../ui/fields/StarChoice';
import { Textarea } from '../../ui/fields/Textarea';
import { Inline, Stack } from '../../ui/layout/Stack';
import { useToast } from '../../ui/overlays/toastContext';
import { reviewSchema, type ReviewValues } from './reviewSchema';
import styles from './ReviewForm.module.css';

type ReviewFormProps = {
  bookingId: string;
  /** What was sent before and is changed now. */
  review: OwnReview | undefined;
  /** Where one goes without sending. */
  back: string;
  onSent: () => void;
};

/** Stars and words about a stay. What is typed is kept on this device until it is sent. */
export function ReviewForm({ bookingId, review, back, onSent }: ReviewFormProps) {
  const all = useTexts(reviewTexts);
  const texts = all.form;
  const toast = useToast();
  const { user } = useCurrentUser();
  const [kept] = useState(() => keptReviewDraft(bookingId));
  const { send, error } = useSendReview(bookingId, review);
  const { rating = 0, comment = '' } = review ?? {};
  const sent = { rating, comment };
  const form = useFormik<ReviewValues>({
    initialValues: kept ?? sent,
    validationSchema: reviewSchema(all.rules),
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values, { setErrors }) => {
      const answer = await send({ ...values, comment: tidyProse(values.comment) });
      if (isApiError(answer.error)) setErrors(answer.error.fieldErrors);
      if (answer.error) return;
      keepReviewDraft(bookingId, null);
      toast({ text: review ? texts.saved : texts.sent, tone: 'success' });
      onSent();
    },
  });
  const { values, errors } = form;
  const area = useFocusOnFault(form);
  const edit = (change: Partial<ReviewValues>) => {
    const next = { ...values, ...change };
    const isNew = next.rating !== sent.rating || next.comment !== sent.comment;
    keepReviewDraft(bookingId, isNew ? next : null);
    void form.setValues(next, false);
    form.setErrors({ ...errors, ...emptied(change) });
  };

  return (
    <div ref={area}>
      <form noValidate onSubmit={form.handleSubmit}>
        <Stack gap={6}>
          {kept && <Notice still>{texts.restored}</Notice>}
          {error !== undefined && (
            <FormMessage title={(isApiError(error) && error.message) || texts.failed} />
          )}
          <StarChoice
            legend={texts.stars}
            name="rating"
            value={values.rating}
            onChange={(stars) => edit({ rating: stars })}
            names={texts.names}
            labelOf={texts.star}
            error={errors.rating}
          />
          <Field label={texts.comment} hint={texts.commentHint} required error={errors.comment}>
            <Textarea
              name="comment"
              rows={6}
              value={values.comment}
              count={`${freeTextLength(values.comment)}/${MAX_COMMENT_LENGTH}`}
              onChange={(event) => edit({ comment: event.target.value })}
            />
          </Field>
          <p className={styles.terms}>
            {user && texts.public(user.fullName)} {!review && texts.sevenDays}
          </p>
          <Inline gap={3}>
            <Button type="submit" busy={form.isSubmitting}>
              {form.isSubmitting ? texts.sending : review ? texts.save : texts.send}
            </Button>
            <LinkButton variant="secondary" to={back}>
              {texts.cancel}
            </LinkButton>
          </Inline>
        </Stack>
      </form>
    </div>
  );
}

function useSendReview(bookingId: string, review: OwnReview | undefined) {
  const [write, written] = useWriteReviewMutation();
  const [change, changed] = useChangeReviewMutation();
  const send = (newReview: ReviewValues) => (review ? change : write)({ bookingId, newReview });
  // Somebody who had already written it in another tab now changes it: the newer refusal counts.
  return { send, error: changed.error ?? (changed.isUninitialized ? written.error : undefined) };
}

/** An edited field is not wrong until it is looked at again. */
function emptied(change: Partial<ReviewValues>): Record<string, undefined> {
  return Object.fromEntries(Object.keys(change).map((name) => [name, undefined]));
}

type Submitted = { submitCount: number; isSubmitting: boolean };

/** After a failed submit the focus goes to the first wrong field, else to the form's message. */
function useFocusOnFault({ submitCount, isSubmitting }: Submitted) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const wrong = ref.current?.querySelector<HTMLElement>(
      'fieldset[aria-invalid] input, textarea[aria-invalid]',
    );
    (wrong ?? ref.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
  }, [submitCount, isSubmitting]);
  return ref;
}
