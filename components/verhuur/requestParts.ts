import { requestMessage } from '@/lib/rental/message';
import { nearDays, problemWords } from '@/lib/rental/rentalWords';
import { answer, levelOf } from '@/lib/rental/request';
import { senderIn, wishesIn } from './filledIn';
import { MessageDraft } from './MessageDraft';
import { answerId, answersId, Outcome } from './Outcome';

/** Everything that answers a request, in one chunk: a loader for each would add to the script of every visitor. */
export const requestParts = {
  wishesIn,
  senderIn,
  answer,
  levelOf,
  Outcome,
  answersId,
  answerId,
  problemWords,
  nearDays,
  requestMessage,
  MessageDraft,
};
