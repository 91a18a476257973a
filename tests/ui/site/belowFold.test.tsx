import { renderToString } from 'react-dom/server';
import { BelowFold } from '../../../src/ui/layout/BelowFold';

function Broken(): never {
  throw new Error('cannot be shown');
}

const markupOf = (child: React.ReactNode) => renderToString(<BelowFold>{child}</BelowFold>);

test('what cannot be shown on the server is marked, so that the page is not sent with a hole', () => {
  expect(markupOf(<Broken />)).toContain('<template data-unfinished');
  expect(markupOf(<p>Đà Nẵng</p>)).not.toContain('data-unfinished');
});
