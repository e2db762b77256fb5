import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Message } from '@/lib/mail/message';
import { type Identifiers, loadLibrary, sendMessage } from '@/lib/mail/sendMessage';
import { focusInView } from './focus';

type SendState =
  | { type: 'writing' | 'sending' | 'sent' }
  | { type: 'failed'; reason: string; advice?: string | undefined; message: Message };

/** The state of a form that sends a message, for `SendNotices` and `Honeypot`. */
export type Sending = {
  state: SendState;
  /** The element with the result, which is focused. */
  notice: RefObject<HTMLDivElement | null>;
  honeypot: RefObject<HTMLInputElement | null>;
  /** Sends the four fields of a form. Resolves to whether it was sent; false while another send is pending. */
  send: (form: HTMLFormElement, message: Message) => Promise<boolean>;
  /** After a failure, updates the message of the mail link. */
  updateMessage: (message: () => Message) => void;
};

/** Sends messages to the provider, for every form of the site. @param ids undefined where nothing can be sent */
export function useSending(ids: Identifiers | undefined): Sending {
  const [state, setState] = useState<SendState>({ type: 'writing' });
  const isSending = useRef(false); // a double click is faster than a render
  const honeypot = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (ids) loadLibrary().catch(() => {}); // sendMessage retries, and reports a failure
  }, [ids]);

  useEffect(() => {
    if (state.type === 'sent' || state.type === 'failed') focusInView(notice.current);
  }, [state.type]);

  async function send(form: HTMLFormElement, message: Message): Promise<boolean> {
    if (isSending.current || !ids) return false;
    if (honeypot.current?.value) {
      honeypot.current.value = ''; // a browser may have filled it in: the second try is sent
      setState({
        type: 'failed',
        reason: 'een verborgen veld was ingevuld. Druk nog eens op Verstuur.',
        message,
      });
      return false;
    }
    isSending.current = true;
    setState({ type: 'sending' });
    console.log(message); // required; only in the visitor's browser, nothing may collect it
    const outcome = await sendMessage(form, ids);
    isSending.current = false;
    setState(
      outcome.sent
        ? { type: 'sent' }
        : { type: 'failed', reason: outcome.reason, advice: outcome.advice, message },
    );
    return outcome.sent;
  }

  function updateMessage(message: () => Message) {
    if (state.type === 'failed') setState({ ...state, message: message() });
  }

  return { state, notice, honeypot, send, updateMessage };
}
