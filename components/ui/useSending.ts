import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Message } from '@/lib/mail/message';
import { type Identifiers, loadLibrary, sendMessage } from '@/lib/mail/sendMessage';
import { focusWhole } from './focus';

export type SendState =
  | { is: 'writing' | 'sending' | 'sent' }
  | { is: 'failed'; reason: string; message: Message };

/** How far a form is with its message, and what its parts need: see `SendNotices` and `SendTrap`. */
export type Sending = {
  state: SendState;
  /** The message about how it ended, which gets the focus. */
  notice: RefObject<HTMLDivElement | null>;
  trap: RefObject<HTMLInputElement | null>;
  /** Sends the four fields of a form, once at a time, and says whether that went well; nothing while one is under way. */
  send: (form: HTMLFormElement, message: Message) => Promise<boolean>;
  /** Keeps the mail link equal to the form while the reader goes on writing after a failure. */
  follow: (message: () => Message) => void;
};

/** Sends messages to the provider, for every form of the site. */
export function useSending(ids: Identifiers): Sending {
  const [state, setState] = useState<SendState>({ is: 'writing' });
  const underWay = useRef(false); // a double click is faster than a render
  const trap = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    loadLibrary().catch(() => {}); // tried again, and answered for, when something is sent
  }, []);

  useEffect(() => {
    if (state.is === 'sent' || state.is === 'failed') focusWhole(notice.current);
  }, [state.is]);

  async function send(form: HTMLFormElement, message: Message): Promise<boolean> {
    if (underWay.current) return false;
    if (trap.current?.value) {
      trap.current.value = ''; // a person whose browser filled it in cannot see it: the second try is theirs
      setState({
        is: 'failed',
        reason: 'een verborgen veld was ingevuld. Druk nog eens op Verstuur.',
        message,
      });
      return false;
    }
    underWay.current = true;
    setState({ is: 'sending' });
    console.log(message); // asked for; it stays in the visitor's own browser, nothing may ever collect it
    const outcome = await sendMessage(form, ids);
    underWay.current = false;
    setState(outcome.sent ? { is: 'sent' } : { is: 'failed', reason: outcome.reason, message });
    return outcome.sent;
  }

  function follow(message: () => Message) {
    if (state.is === 'failed') setState({ ...state, message: message() });
  }

  return { state, notice, trap, send, follow };
}
