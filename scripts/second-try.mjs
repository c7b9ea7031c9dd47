// What a run of tests came to, read from Vitest's report, and a second try of what failed in it.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './prepare.mjs';

/** More than these are not an accident: the run has failed, and a second try would only take time. */
export const mostSecondTries = 12;

/**
 * A test that did not pass; without a title, the whole file that did not run.
 * @typedef {{ file: string, title: string, said: string }} Failure
 * @typedef {{ passed: number, skipped: number, failures: Failure[], lasted: { file: string, seconds: number }[] }} Outcome
 */

/**
 * The outcome of a run, or undefined where it wrote no report: it did not get as far as its tests.
 * @param {string} report
 * @returns {Outcome | undefined}
 */
export function readOutcome(report) {
  const read = readReport(report);
  if (!read) return undefined;
  return {
    passed: read.numPassedTests,
    skipped: read.numPendingTests + read.numTodoTests,
    failures: read.testResults.flatMap(failuresOf),
    lasted: read.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/**
 * The files that failed, each once, in the order of the run.
 * @param {readonly Failure[]} failures
 */
export function filesOf(failures) {
  return [...new Set(failures.map(({ file }) => file))];
}

/** @param {Failure} failure */
export function lineOf({ file, title, said }) {
  return `${file}, ${title || 'the whole file'}, ${said}`;
}

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, status: string, message?: string, startTime: number, endTime: number, assertionResults: Assertion[] }} FileResult
 * @typedef {{ numPassedTests: number, numPendingTests: number, numTodoTests: number, testResults: FileResult[] }} Report
 */

/**
 * @param {FileResult} result
 * @returns {Failure[]}
 */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((one) => one.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [{ file, title: '', said: firstLine(message) }] : [];
  return failed.map(({ fullName, failureMessages }) => ({
    file,
    title: fullName,
    said: firstLine(failureMessages?.[0]),
  }));
}

/** @param {string | undefined} message */
function firstLine(message = '') {
  return message.split('\n', 1)[0] ?? '';
}

/**
 * @param {string} report
 * @returns {Report | undefined}
 */
function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}
