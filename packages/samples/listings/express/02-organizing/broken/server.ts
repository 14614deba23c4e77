import { createApp } from './app';

createApp().listen(3000);
