document.title = 'Riddle';
