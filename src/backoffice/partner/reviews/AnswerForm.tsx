import { useState } from 'react';
import { MAX_ANSWER_LENGTH, tidyFreeText } from '../../../../domain/reviews/reviews';
import { repeatedUnanswered } from '../../../api';
import {
  useAnswerReviewMutation,
  useDeleteReviewAnswerMutation,
  type PartnerReview,
} from '../../../api/partner';
import { partnerReviewTexts } from '../../../i18n/en/partner/reviews';
import { Notice } from '../../../ui/feedback/Notice';
import { useToast } from '../../../ui/overlays/toastContext';
import { BusyButton } from '../../ui/BusyButton';
import { DetailsPart } from '../../ui/DetailsPart';
import { deletedOnce } from '../../ui/deletedOnce';
import { momentWords } from '../../ui/dates/dateWords';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextAreaItem } from '../../ui/form/TextAreaItem';
import { BackofficeForm } from '../../ui/form/BackofficeForm';
import { useBackofficeForm } from '../../ui/form/useBackofficeForm';
import { messageOf } from '../../ui/messageOf';
import { useUndo } from '../../ui/useUndo';
import { answerSchema } from './answerSchema';
import { isOutdated } from './AnswerTag';
import { reviewKey } from './reviewKey';
import styles from './reviews.module.css';

const { form: texts, details } = partnerReviewTexts;

/** Writes, changes or removes the hotel's answer. */
export function AnswerForm({ review }: { review: PartnerReview }) {
  const { hotelId, id: reviewId, answer, answeredAt } = review;
  const [send] = useAnswerReviewMutation();
  const toast = useToast();
  const form = useBackofficeForm({
    initialValues: { answer: answer ?? '' },
    schema: answerSchema,
    keep: `answer ${reviewKey(review)}`,
    failed: texts.failed,
    send: async (values) => {
      const reviewAnswer = { answer: tidyFreeText(values.answer) };
      await repeatedUnanswered(() => send({ hotelId, reviewId, reviewAnswer }).unwrap());
      toast({ text: texts.saved, tone: 'success' });
    },
  });
  const { dirty, initialValues } = form.formik;
  // What one has sent oneself is no colleague's, though no answer came.
  const isOwn = answer === tidyFreeText(form.values.answer);
  const meanwhile = dirty && !isOwn && answer !== initialValues.answer ? answer : null;
  return (
    <DetailsPart title={details.answer}>
      {isOutdated(review) && (
        <Notice still tone="warning">
          {details.outdated}
        </Notice>
      )}
      {answeredAt !== null && (
        <p className={styles.when}>{details.answered(momentWords(answeredAt))}</p>
      )}
      {meanwhile !== null && (
        <Notice tone="warning">
          <p>{texts.meanwhile}</p>
          <p className="freeText">{meanwhile}</p>
        </Notice>
      )}
      <BackofficeForm
        form={form}
        label={texts.label}
        actions={
          <>
            <SubmitButton busyText={texts.busy}>
              {answer === null ? texts.submit : texts.change}
            </SubmitButton>
            {answer !== null && (
              <RemoveAnswer hotelId={hotelId} reviewId={reviewId} answer={answer} />
            )}
          </>
        }
      >
        <TextAreaItem
          name="answer"
          label={texts.answer}
          hint={texts.hint}
          required
          rows={5}
          count={MAX_ANSWER_LENGTH}
        />
      </BackofficeForm>
    </DetailsPart>
  );
}

type RemoveAnswerProps = { hotelId: number; reviewId: number; answer: string };

/** Takes the answer back; for ten seconds it can be put there again. */
function RemoveAnswer({ hotelId, reviewId, answer }: RemoveAnswerProps) {
  const [remove] = useDeleteReviewAnswerMutation();
  const [restore] = useAnswerReviewMutation();
  const [busy, setBusy] = useState(false);
  const undoable = useUndo();
  const toast = useToast();
  const run = async () => {
    setBusy(true);
    try {
      await deletedOnce(() => remove({ hotelId, reviewId }).unwrap());
      undoable({
        text: texts.removed,
        undo: () => restore({ hotelId, reviewId, reviewAnswer: { answer } }).unwrap(),
      });
    } catch (error) {
      toast({ text: messageOf(error, texts.removeFailed), tone: 'error' });
      setBusy(false);
    }
  };
  return (
    <BusyButton danger busy={busy} onClick={() => void run()}>
      {texts.remove}
    </BusyButton>
  );
}
