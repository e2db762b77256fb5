import { test as base, expect, type Page } from '@playwright/test';
import type { MailboxAnswer, Submission } from '@/tools/mailbox/mailbox';

/** The mailbox that the tested site was built for (NEXT_PUBLIC_MAIL_ORIGIN), started next to it. */
const url = process.env.MAILBOX_URL;

type Correspondence = {
  /** The sender's address, another one in each test: behaviour and messages are stored per sender. */
  sender: string;
  /** Sets how the mailbox answers this sender. */
  behave: (behaviour: MailboxAnswer) => Promise<void>;
  /** What this sender's requests contained, oldest first. */
  received: () => Promise<Submission[]>;
};

export const test = base.extend<Correspondence>({
  sender: async ({ browserName }, use, { testId, retry }) => {
    await use(`${browserName}.${testId}.${retry}@post.example`);
  },
  behave: async ({ request, sender }, use) => {
    await use(async (behaviour) => {
      const answer = await request.put(`${url}/gedrag`, { params: { van: sender }, data: behaviour });
      expect(answer.status(), await answer.text()).toBe(204);
    });
  },
  received: async ({ request, sender }, use) => {
    await use(async () => (await request.get(`${url}/berichten`, { params: { van: sender } })).json());
  },
});

export { expect };

export const hard = 'Zoë – “vraag” €5 😀';

/** The four fields and the button, by role and name. */
export const form = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Naam' }),
  email: page.getByRole('textbox', { name: 'E-mailadres' }),
  subject: page.getByRole('textbox', { name: 'Onderwerp' }),
  message: page.getByRole('textbox', { name: 'Bericht' }),
  button: page.getByRole('button', { name: /^(Verstuur|Bezig met versturen…)/ }),
  status: page.getByRole('status'),
  alert: page.getByRole('alert').filter({ hasText: 'Er is iets mis gegaan' }),
});

/** Fills in the form. */
export async function fillInMessage(
  page: Page,
  sender: string,
  { subject = 'Vraag', message = 'Dag leiding' } = {},
) {
  const { name, email, ...rest } = form(page);
  await name.fill(hard);
  await email.fill(sender);
  await rest.subject.fill(subject);
  await rest.message.fill(message);
}

/** What arrives for a message: these fields, once each, in this order. */
export const fields = (sender: string, subject: string, message: string): [string, unknown][] => [
  ['name', hard],
  ['email', sender],
  ['subject', subject],
  ['message', message],
  ['lib_version', '4.4.1'],
  ['service_id', expect.stringMatching(/./)],
  ['template_id', expect.stringMatching(/./)],
  ['user_id', expect.stringMatching(/./)],
];
