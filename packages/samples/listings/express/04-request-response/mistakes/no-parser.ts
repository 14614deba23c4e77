import express from 'express';
import { attemptsRouter } from '../src/attempts/attemptsRouter.js';
import { errorHandler } from '../src/shared/errorHandler.js';

export function createApp() {
  return express().use('/attempts', attemptsRouter).use(errorHandler);
}
