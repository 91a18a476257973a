import { screen } from '@testing-library/react';
import { newPartner } from '../../../support/accounts';
import { renderApp } from '../../../support/browser/renderApp';
import { withFinger } from '../../../support/browser/withFinger';

const density = () => screen.findByRole('radiogroup', { name: 'Row height' });
const keys = () => screen.queryByRole('checkbox', { name: 'Single-key shortcuts' });

test('single keys can be turned off where there is a keyboard', async () => {
  await renderApp('/partner/settings', await newPartner());
  expect(await density()).toBeVisible();
  expect(keys()).toBeChecked();
});

test('with a finger nothing is said of single keys', async () => {
  withFinger();
  await renderApp('/partner/settings', await newPartner());
  expect(await density()).toBeVisible();
  expect(keys()).not.toBeInTheDocument();
});
