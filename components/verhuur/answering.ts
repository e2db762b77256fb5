import { requestMessage } from '@/lib/rental/message';
import { answer } from '@/lib/rental/request';
import { senderIn, wishesIn } from './filledIn';
import { Letter } from './Letter';
import { answerId, answersId, Outcome } from './Outcome';

/** All that answers to a request, to be fetched in one piece: a loader for each of them would weigh on every visitor. */
export const answering = {
  wishesIn,
  senderIn,
  answer,
  Outcome,
  answersId,
  answerId,
  requestMessage,
  Letter,
};
