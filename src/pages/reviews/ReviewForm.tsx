import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MAX_COMMENT_LENGTH, freeTextLength, tidyFreeText } from '../../../domain/reviews/reviews';
import { isRefused } from '../../api';
import { useChangeReviewMutation, useWriteReviewMutation, type OwnReview } from '../../api/reviews';
import { keepReviewDraft, keptReviewDraft } from '../../state/reviewDraft';
import { useCurrentUser } from '../../state/useCurrentUser';
import { useTexts } from '../../state/useTexts';
import { reviewTexts } from '../../i18n/reviews';
import { LinkButton } from '../../ui/actions/LinkButton';
import { Notice } from '../../ui/feedback/Notice';
import { FormMessage } from '../../ui/fields/FormMessage';
import { StarChoice } from '../../ui/fields/StarChoice';
import { Textarea } from '../../ui/fields/Textarea';
import { Form } from '../../ui/form/Form';
import { FormField } from '../../ui/form/FormField';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useField } from '../../ui/form/useField';
import { useForm } from '../../ui/form/useForm';
import { useRequestKey } from '../../ui/form/useRequestKey';
import { Inline } from '../../ui/layout/Stack';
import { useToast } from '../../ui/overlays/toastContext';
import { reviewSchema, type ReviewValues } from './reviewSchema';
import styles from './ReviewPage.module.css';

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
  const [kept, setKept] = useState(() => keptReviewDraft(bookingId));
  const [write] = useWriteReviewMutation();
  const [change] = useChangeReviewMutation();
  const underKey = useRequestKey();
  const unanswered = useRef<ReviewValues | null>(null);
  const { rating = 0, comment = '' } = review ?? {};
  const finish = (text: string) => {
    keepReviewDraft(bookingId, null);
    toast({ text, tone: 'success' });
    onSent();
  };
  const sent = { rating, comment };
  const known = useRef(sent);
  const form = useForm<ReviewValues>({
    initialValues: kept ?? sent,
    schema: reviewSchema(all.rules),
    failed: texts.failed,
    send: async (values) => {
      const newReview = { ...values, comment: tidyFreeText(values.comment) };
      const store = () =>
        review
          ? change({ bookingId, newReview }).unwrap()
          : underKey(newReview, (key) =>
              write({ bookingId, 'Idempotency-Key': key, newReview }).unwrap(),
            );
      await store().catch((error: unknown) => {
        unanswered.current = isRefused(error) ? null : newReview;
        throw error;
      });
      finish(review ? texts.saved : texts.sent);
    },
  });
  const onReread = useEffectEvent(() => {
    if (form.isSubmitting) return;
    const { current } = unanswered;
    // The answer was lost, and the booking, read again, has what was sent.
    if (current?.rating === rating && current.comment === comment) return finish(texts.sent);
    const isNews = known.current.rating !== rating || known.current.comment !== comment;
    known.current = sent;
    // It was sent from another tab or device; what has been typed here stays.
    if (!isNews || form.dirty) return;
    setKept(null);
    form.resetForm({ values: sent });
  });
  useEffect(() => onReread(), [rating, comment, form.isSubmitting]);
  const { values, formError } = form;
  useEffect(() => {
    const isNew = values.rating !== rating || values.comment !== comment;
    keepReviewDraft(bookingId, isNew ? values : null);
  }, [bookingId, values, rating, comment]);

  return (
    <Form
      form={form}
      className={styles.form}
      message={formError && <FormMessage title={formError.message} />}
    >
      {kept && <Notice still>{texts.restored}</Notice>}
      <ReviewFields />
      <p className="note">
        {user && texts.public(user.fullName)} {!review && texts.sevenDays}
      </p>
      <Inline gap={3}>
        <SubmitButton busyText={texts.sending}>{review ? texts.save : texts.send}</SubmitButton>
        <LinkButton variant="secondary" to={back}>
          {texts.cancel}
        </LinkButton>
      </Inline>
    </Form>
  );
}

function ReviewFields() {
  const { form: texts } = useTexts(reviewTexts);
  const { values } = useFormikContext<ReviewValues>();
  const stars = useField<number>({ name: 'rating' });
  return (
    <>
      <StarChoice
        legend={texts.stars}
        name="rating"
        value={stars.value}
        onChange={stars.edit}
        names={texts.names}
        labelOf={texts.star}
        error={stars.error}
      />
      <FormField name="comment" label={texts.comment} hint={texts.commentHint} required>
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            count={`${freeTextLength(values.comment)}/${MAX_COMMENT_LENGTH}`}
          />
        )}
      </FormField>
    </>
  );
}
