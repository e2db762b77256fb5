import { expect, fields, fillInMessage, form, hard, test } from './mailbox';

const message = `${hard}\n<script>alert(1)</script>\n\nregel 4`;
const arrived = message.replaceAll('\n', '\r\n');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same fields arrive at the same place; nothing of them is in the address', {
    tag: '@core',
  }, async ({ page, sender, received }) => {
    await page.goto('/contact/');
    await fillInMessage(page, sender, { subject: hard, message });
    await form(page).button.click();
    await expect(page.getByText('OK', { exact: true })).toBeVisible();
    const address = new URL(page.url());
    expect(address.pathname + address.search + address.hash).toBe('/api/v1.0/email/send-form');
    expect(await received()).toEqual([{ fields: fields(sender, hard, arrived), accepted: true }]);
  });

  test('a refusal, and back › the text is still there', async ({ page, sender, behave }) => {
    await behave({ status: 503, text: 'The service is unavailable' });
    await page.goto('/contact/');
    await fillInMessage(page, sender, { subject: hard, message });
    await form(page).button.click();
    await expect(page.getByText('The service is unavailable')).toBeVisible();
    await page.goBack();
    await expect(form(page).subject).toHaveValue(hard);
    await expect(form(page).message).toHaveValue(message);
  });
});

test('a script that never loads › the browser posts the form', async ({ page, sender, received }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact/');
  await fillInMessage(page, sender, { subject: hard, message });
  await form(page).button.click();
  await expect(page).toHaveURL(/\/api\/v1\.0\/email\/send-form$/);
  expect(await received()).toEqual([{ fields: fields(sender, hard, arrived), accepted: true }]);
});
