import type { Language } from '../../domain/languages/languages';
import { escapeHtml } from '../escapeHtml';

/** A mail without its address. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** An iCalendar file that goes along. */
  calendar?: string | null;
}

/** One part of a mail, in both of its forms. */
export interface Block {
  text: string;
  html: string;
}

const smallStyle = 'color:#5b6b66;font-size:14px;line-height:1.5;margin:0 0 16px';
const buttonStyle =
  'background:#0b6e5f;color:#ffffff;display:inline-block;padding:12px 24px;border-radius:8px;text-decoration:none;font-weight:600';

export function composeMail(
  language: Language,
  subject: string,
  blocks: readonly Block[],
  calendar?: string,
): MailContent {
  return {
    subject,
    ...(calendar && { calendar }),
    text: blocks.map(({ text }) => text).join('\n\n') + '\n',
    html: page(
      language,
      blocks.map(({ html }) => html),
    ),
  };
}

// As they stand in mails that wait in the outbox.
const BEGIN = '<!-- letter -->';
const END = '<!-- end of letter -->';

/** Several mails in one, each in its own language, as the last is headed; its subject counts the others. */
export function joinMails(mails: readonly MailContent[]): Omit<MailContent, 'calendar'> {
  const last = mails.at(-1);
  if (!last) throw new Error('There is no mail.');
  const parts = mails.map(({ html }) => html.slice(html.indexOf(BEGIN), html.indexOf(END)));
  const [head = '', foot = ''] = [last.html.split(BEGIN)[0], last.html.split(END)[1]];
  return {
    subject: `${last.subject} (+${mails.length - 1})`,
    text: mails.map(({ text }) => text).join('\n\n'),
    html: `${head}${parts.join('<hr>\n')}${END}${foot}`,
  };
}

export function paragraph(text: string): Block {
  return { text, html: `<p style="margin:0 0 16px">${escapeHtml(text)}</p>` };
}

export function smallPrint(text: string): Block {
  return { text, html: `<p style="${smallStyle}">${escapeHtml(text)}</p>` };
}

/** A button, and the address itself for programs that show no buttons. */
export function linkBlock({ label, href }: { label: string; href: string }): Block {
  return {
    text: `${label}:\n${href}`,
    html: [
      `<p style="margin:28px 0"><a href="${escapeHtml(href)}" style="${buttonStyle}">${escapeHtml(label)}</a></p>`,
      `<p style="${smallStyle};word-break:break-all">${escapeHtml(href)}</p>`,
    ].join('\n'),
  };
}

/** One line for each fact; the further ones of a value are indented, so that nobody's words look like a fact. */
export function factsBlock(facts: readonly (readonly [label: string, value: string])[]): Block {
  const lines = facts.map(
    ([label, value]) =>
      `${escapeHtml(label)}: <strong>${escapeHtml(value).replaceAll('\n', '<br>\n')}</strong>`,
  );
  return {
    text: facts.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n'),
    html: `<p style="margin:0 0 16px">${lines.join('<br>\n')}</p>`,
  };
}

/** The last line: who writes. */
export function signatureBlock(name: string): Block {
  return {
    text: `-- \n${name}`,
    html: `<p style="${smallStyle};border-top:1px solid #e5ddd0;padding-top:16px">${escapeHtml(name)}</p>`,
  };
}

function page(language: Language, content: readonly string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:24px;background:#fbf7f0">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px;color:#14231f;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0b6e5f">Nghỉ Đâu</p>
${BEGIN}
<div lang="${language}">
${content.join('\n')}
</div>
${END}
</div>
</body>
</html>
`;
}
