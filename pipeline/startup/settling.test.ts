import { keepSettled } from './settling';

let isHidden = false;
let readyState: DocumentReadyState = 'loading';
let frames: FrameRequestCallback[] = [];

/** A page of which the head is being read, and what settles it. */
function page() {
  document.body.remove();
  const settle = jest.fn();
  keepSettled(settle);
  return settle;
}

/** The browser reads the first piece of the body. */
async function begin() {
  document.documentElement.append(document.createElement('body'));
  await Promise.resolve(); // what watches a page is told after the piece
}

/** It reads a piece more. */
const read = () => document.body.append(document.createElement('p'));

/** It draws the page. */
function draw() {
  for (const frame of frames.splice(0)) frame(0);
}

const reachEnd = () => {
  readyState = 'interactive';
};

const tellEnd = () => document.dispatchEvent(new Event('DOMContentLoaded'));

beforeEach(() => {
  isHidden = false;
  readyState = 'loading';
  frames = [];
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});

test('the first piece is settled as soon as it is there, for it may be drawn without asking', async () => {
  const settle = page();
  expect(settle).not.toHaveBeenCalled();
  await begin();
  expect(settle).toHaveBeenCalledTimes(1);
});

test('what is drawn after it is settled before, as often as there is more of it', async () => {
  const settle = page();
  await begin();
  settle.mockClear();
  read();
  expect(settle).not.toHaveBeenCalled();
  draw();
  expect(settle).toHaveBeenCalledTimes(1);
  draw();
  expect(settle).toHaveBeenCalledTimes(1);
  read();
  draw();
  expect(settle).toHaveBeenCalledTimes(2);
});

test('what comes last is settled also when it is drawn before anybody is told that it was the last', async () => {
  const settle = page();
  await begin();
  settle.mockClear();
  read();
  reachEnd();
  draw();
  expect(settle).toHaveBeenCalledTimes(1);
  tellEnd();
  draw();
  expect(settle).toHaveBeenCalledTimes(1);
  expect(frames).toEqual([]);
});

test('what comes last is settled before anybody is told that it was, when it has not been drawn yet', async () => {
  const settle = page();
  await begin();
  settle.mockClear();
  read();
  reachEnd();
  tellEnd();
  expect(settle).toHaveBeenCalledTimes(1);
});

test('a tab that is looked at again is settled, and one that is left is not', () => {
  const settle = page();
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(settle).not.toHaveBeenCalled();
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(settle).toHaveBeenCalledTimes(1);
});
