import { Button } from 'antd';
import { useState } from 'react';
import { paths } from '../../../../site/paths';
import { accountTexts } from '../../../i18n/en/partner/account';
import { Notice } from '../../../ui/feedback/Notice';
import { SignInFrame } from './SignInFrame';
import { PartnerForgotPasswordForm } from './PartnerForgotPasswordForm';

const { forgot: texts } = accountTexts;

const ways = [{ question: texts.remembered, label: texts.login, to: paths.partnerLogin() }];

export default function PartnerForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <SignInFrame title={texts.title} intro={texts.intro} ways={ways}>
        <PartnerForgotPasswordForm onSent={setSentTo} />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={texts.sentTitle} ways={ways}>
      <Notice tone="success">{texts.sent(sentTo)}</Notice>
      <Button block onClick={() => setSentTo(null)}>
        {texts.again}
      </Button>
    </SignInFrame>
  );
}
